import { collectDefaultMetrics } from 'prom-client';
import type { Figures } from './figures.ts';

/** Adds what the process itself is like: processor, memory, event loop, garbage collection. Once for a process. */
export function watchProcess({ registry }: Figures): void {
  collectDefaultMetrics({ register: registry, prefix: 'quest_', eventLoopMonitoringPrecision: 20 });
}
