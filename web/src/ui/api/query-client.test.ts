import { expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { shouldRetry } from './query-client.ts';

it('an answer that says no is not asked again', () => {
  expect(shouldRetry(0, new ApiError(401, 'x', ''))).toBe(false);
  expect(shouldRetry(0, new ApiError(404, 'x', ''))).toBe(false);
});

it('a fault of network or server is asked twice more', () => {
  const faults = [
    new ApiError(0, 'network_offline', ''),
    new ApiError(503, 'x', ''),
    new Error('x'),
  ];
  for (const fault of faults) {
    expect([0, 1, 2].map((failures) => shouldRetry(failures, fault))).toEqual([true, true, false]);
  }
});
