import { areas } from '@greenpen/paper';
import { enumOr } from '../fields.ts';

export const area = enumOr(areas, 'content');
