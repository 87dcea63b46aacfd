/** How a flow enters a file that no earlier file of its list imports. */
export const markers = {
  'over HTTP': 'a request or an answer brings it',
  'by the HTML': 'a script in the page starts it',
  'by the route table': '`web/src/app/routes.ts` names the file of an address',
  'from the context': 'the server made it at the start and hands it on in `ctx`',
} as const;

const heading = '## Five flows, file by file';
/** A flow has a title with its number: `### 2. A quiz answer`. */
const title = /^### \d+\. (.+)$/;
const line = /^1\. (?:_([^_]+)_ )?`([^`]+)`: (\S.*)$/;

/** One file of a flow. */
export interface FlowStep {
  file: string;
  /** How the flow enters the file, where no import leads there. */
  marker: string | null;
  /** What happens in the file. */
  text: string;
}

/** The files through which one piece of work passes, in their order. */
export interface Flow {
  name: string;
  steps: FlowStep[];
  /** Lines of the list that cannot be read. */
  unreadable: string[];
}

/**
 * Reads the flows of `docs/architecture.md`.
 *
 * @param page - The text of the page.
 */
export function readFlows(page: string): Flow[] {
  const start = page.indexOf(`\n${heading}\n`);
  if (start < 0) return [];
  const [section = ''] = page.slice(start + heading.length + 2).split(/^## /m);
  const flows: Flow[] = [];
  for (const each of section.split('\n')) {
    const [, name] = title.exec(each) ?? [];
    const flow = flows.at(-1);
    if (name !== undefined) flows.push({ name, steps: [], unreadable: [] });
    else if (flow && /^\s*(\d+\.|[-*]) /.test(each)) addStep(flow, each);
  }
  return flows;
}

function addStep(flow: Flow, text: string): void {
  const [match, marker = null, file = '', what = ''] = line.exec(text) ?? [];
  if (match === undefined) flow.unreadable.push(text);
  else flow.steps.push({ file, marker, text: what });
}
