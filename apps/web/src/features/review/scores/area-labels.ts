import type { Area } from '@greenpen/paper';

export const areaLabels: Record<Area, string> = { grammar: 'Grammar', apa: 'APA', content: 'Content' };
