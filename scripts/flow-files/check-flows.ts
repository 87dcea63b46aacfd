import { importsOf } from './imports-of.ts';
import { type Flow, type FlowStep, markers } from './read-flows.ts';

const longestText = 12;

/** How many files a flow may have: what it should have, and what it has until then. */
interface FlowLimit {
  goal: number;
  today: number;
}

/** The flows of which the page has a list, in their order; some have a limit. */
export type FlowLimits = Record<string, FlowLimit | null>;

/** Reads a file by its path from the root of the project; null where there is none. */
type ReadText = (file: string) => string | null;

/**
 * What is wrong with the lists: a flow that is missing or too long, a line that cannot be read or
 * says too much, a file that does not exist, stands there twice or is entered by no import.
 */
export function checkFlows(flows: readonly Flow[], limits: FlowLimits, read: ReadText): string[] {
  const names = flows.map(({ name }) => name);
  const missing = Object.keys(limits).filter((name) => !names.includes(name));
  const unlisted = names.filter((name) => !(name in limits));
  return [
    ...missing.map((name) => `${name}: the page has no such flow`),
    ...unlisted.map((name) => `${name}: the check does not know this flow`),
    ...flows.flatMap((flow) =>
      [
        ...flow.unreadable.map((line) => `this line cannot be read: ${line}`),
        ...faultsOfSteps(flow.steps, read),
        ...faultsOfCount(flow.steps.length, limits[flow.name] ?? null),
      ].map((fault) => `${flow.name}: ${fault}`),
    ),
  ];
}

function faultsOfSteps(steps: readonly FlowStep[], read: ReadText): string[] {
  const seen = new Set<string>();
  const imported = new Set<string>();
  return steps.flatMap(({ file, marker, text }, index) => {
    const source = read(file);
    const faults = [
      source === null && 'does not exist',
      seen.has(file) && 'stands there twice',
      marker !== null && !(marker in markers) && `has an unknown marker "${marker}"`,
      marker === null && index > 0 && !imported.has(file) && 'is imported by no earlier file',
      text.split(/\s+/).length > longestText && `has more than ${longestText} words`,
    ];
    seen.add(file);
    for (const each of importsOf(file, source ?? '')) imported.add(each);
    return faults.flatMap((fault) => (fault === false ? [] : [`${file} ${fault}`]));
  });
}

function faultsOfCount(count: number, limit: FlowLimit | null): string[] {
  if (limit === null) return [];
  const { goal, today } = limit;
  if (count > Math.max(goal, today)) return [`${count} files, at most ${Math.max(goal, today)}`];
  return today > goal && count < today ? [`${count} files: set its limit of today to that`] : [];
}
