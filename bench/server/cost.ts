import type { Row } from './row.ts';

/** A family's year as docs/running.md reckons it: two children, 300 days of twenty minutes, a call in 7.5 seconds. */
const year = { children: 2, days: 300, calls: (20 * 60) / 7.5 } as const;
const callsAYear = year.children * year.days * year.calls;
/** What 60 USD a year buy, as far as a family takes a share of it: a processor and the traffic of twelve months. */
const machine = { dollarsAYear: 60, cpuSeconds: 365 * 24 * 60 * 60, bytes: 12e12 } as const;
const mostDollars = 0.05;

/** What calls took together. */
interface Used {
  calls: number;
  cpuSeconds: number;
  bytes: number;
}

/**
 * What a family's whole year takes, by what calls of all kinds took in this run. As in docs/running.md
 * the scarcest share is what it costs; the disk's is reckoned there.
 * @see docs/requirements.md#r-speed-money
 */
export function costRows(used: Used): Row[] {
  const cpuSeconds = (used.cpuSeconds / used.calls) * callsAYear;
  const bytes = (used.bytes / used.calls) * callsAYear;
  const share = Math.max(cpuSeconds / machine.cpuSeconds, bytes / machine.bytes);
  const dollars = share * machine.dollarsAYear;
  return [
    {
      what: 'a family a year',
      promise: '',
      measured: `${callsAYear} calls: ${cpuSeconds.toFixed(0)} s of a processor, ${(bytes / 1e6).toFixed(0)} MB sent and received`,
      meets: null,
    },
    {
      what: 'a family a year, in money',
      promise: '<= 0.05 USD of a 5 USD/month machine',
      measured: `${dollars.toFixed(4)} USD, the disk apart`,
      meets: dollars <= mostDollars,
    },
  ];
}
