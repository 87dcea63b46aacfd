import { readFileSync } from 'node:fs';

/** Loaded by a server before all else (`day-server.ts`): its clock is as far ahead as the file says, in milliseconds. */
const file = process.env.CLOCK_FILE ?? '';
const Clock = Date;
const moved = () => Clock.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(Clock, {
  construct: (target, values: []) =>
    new target(...(values.length > 0 ? values : ([moved()] as unknown as []))),
  get: (target, name) => (name === 'now' ? moved : Reflect.get(target, name)),
});
