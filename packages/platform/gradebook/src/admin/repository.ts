/** `gradebook.installation`. */
export { getAdminStats as getStats } from './admin-stats.ts';
export { getGrowth } from './growth.ts';
export { findLatestEngine, getDatabaseSize } from './system-facts.ts';
