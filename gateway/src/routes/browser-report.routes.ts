import { BrowserReport } from '@portal/contracts';
import { addBrowserStep } from '@portal/service-kit';
import type { FastifyInstance } from 'fastify';
import type { Limits } from '../limits/limits.js';
import { takeReports } from './reports.js';

/**
 * The browser's part of requests that are measured, told by it afterwards. Whoever makes times up spoils the picture of a request
 * whose id they know, and nothing else.
 */
export function browserReportRoutes(server: FastifyInstance, limits: Limits) {
  const how = { path: '/browser-reports', schema: BrowserReport, most: 32 * 1024, limits, counted: 'general' } as const;
  takeReports(server, how, (report) => {
    const now = Date.now();
    for (const { request, ago, took, waited, page } of report) {
      const attributes = { 'portal.page': page, 'portal.waited_ms': Math.round(waited) };
      addBrowserStep(request, { began: now - ago, ended: now - ago + took, attributes });
    }
  });
}
