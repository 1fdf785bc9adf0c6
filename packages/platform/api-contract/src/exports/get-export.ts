import { z } from 'zod';
import { defineCall } from '../call.ts';
import { exportProgress } from './create-export.ts';

const exportParams = z.object({ id: z.uuid() });

export const getExport = defineCall({
  method: 'GET',
  path: '/api/exports/:id',
  summary: 'How far the making of an export is.',
  params: exportParams,
  response: exportProgress,
});

export const getExportFile = defineCall({
  method: 'GET',
  path: '/api/exports/:id/file',
  summary: 'The file of an export that is ready, for an hour.',
  params: exportParams,
  response: null,
});
