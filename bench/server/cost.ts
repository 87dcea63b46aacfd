import type { Row } from './row.ts';

/** A family's year as it is reckoned: two children, four evenings a week of twenty minutes, a call in 7.5 seconds. */
const year = { children: 2, evenings: 4 * 52, calls: (20 * 60) / 7.5 } as const;
const callsAYear = year.children * year.evenings * year.calls;
const families = 1000;
/** The machine of the promise: two processors for 5 USD a month. */
const machine = { processors: 2, dollarsAYear: 60, secondsAYear: 365 * 24 * 60 * 60 } as const;
const mostDollars = 0.05;

/** Promises, "Money": what a family's whole year takes, by what calls of all kinds took in this run. */
export function costRows(used: { calls: number; cpuSeconds: number; bytes: number }): Row[] {
  const cpu = (used.cpuSeconds / used.calls) * callsAYear;
  const megabytes = ((used.bytes / used.calls) * callsAYear) / 1e6;
  const share = (cpu * families) / (machine.processors * machine.secondsAYear);
  const dollars = (share * machine.dollarsAYear) / families;
  return [
    {
      what: 'a family a year',
      promise: '',
      measured: `${callsAYear} calls: ${cpu.toFixed(0)} s of a processor, ${megabytes.toFixed(0)} MB sent and received`,
      meets: null,
    },
    {
      what: 'a family a year, in money',
      promise: '<= 0.05 USD of a 5 USD/month machine',
      measured: `${dollars.toFixed(4)} USD: ${families} families take ${(100 * share).toFixed(1)} % of its two processors`,
      meets: dollars <= mostDollars,
    },
  ];
}
