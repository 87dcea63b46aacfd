import { collectDefaultMetrics } from 'prom-client';
import type { Metrics } from './create-metrics.ts';

/**
 * Adds what the process itself is like: processor, memory, event loop, garbage collection. Once for
 * a process.
 */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry, prefix: 'quest_', eventLoopMonitoringPrecision: 20 });
}
