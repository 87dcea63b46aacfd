import { expect, it } from 'vitest';
import { leadsHereOnly } from './here-only.ts';

it('the names of the own computer lead nowhere else', () => {
  const own = ['localhost', 'quest.localhost', '127.0.0.1', '127.1.2.3', '[::1]'];
  expect(own.map(leadsHereOnly)).toEqual(own.map(() => true));
});

it('any other name leads here from elsewhere too', () => {
  const others = [
    'quest.example.org',
    '192.168.1.20',
    'my-computer.local',
    'localhost.example.org',
  ];
  expect(others.map(leadsHereOnly)).toEqual(others.map(() => false));
});
