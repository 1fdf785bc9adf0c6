/** `gradebook.figures`. */
export { getClassFigures as getClass } from './class-figures.ts';
export { countWaiting } from './count-waiting.ts';
export { getDashboardOverview as getOverview } from './dashboard-overview.ts';
export { getDashboardStats as getDashboard } from './dashboard-stats.ts';
