import { expect, it, vi } from 'vitest';
import { ApiError } from '@/ui/api/api-error.ts';
import { showFaults } from './form-faults.ts';

function shown(thrown: unknown) {
  const setError = vi.fn();
  showFaults(setError, ['name', 'age'], thrown);
  return Object.fromEntries(setError.mock.calls.map(([field, { message }]) => [field, message]));
}

it('what is wrong with a field stands at that field', () => {
  const fields = { name: 'child_name_similar' };
  expect(shown(new ApiError(409, 'child_name_similar', '', { fields }))).toEqual(fields);
});

it('what is wrong with none of the fields stands at the form', () => {
  expect(shown(new ApiError(400, 'invalid_parent_email', ''))).toEqual({
    root: 'invalid_parent_email',
  });
  expect(shown(new ApiError(0, 'network_offline', ''))).toEqual({ root: 'network_offline' });
});

it('a fault of ours is told as such', () => {
  expect(shown(new TypeError('x'))).toEqual({ root: 'internal' });
});
