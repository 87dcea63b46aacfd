import { vi } from 'vitest';

// A whole hash takes 40 ms of a processor, and nearly every test of the API signs somebody in.
vi.mock('../platform/sign-in/hash-cost.ts', () => ({ hashCost: { memory: 64, passes: 1 } }));
