import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;
let said: string[] = [];

/** Output that no test expects is a fault: a test that wants it spies on the console itself. */
beforeEach(() => {
  said = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(said, 'unexpected console output').toEqual([]);
});
