import { expect, it } from 'vitest';
import { checkStoryRuns } from './story-runs.ts';

const run = 'On a bright morning in a small village, everyone';
const story = (lesson: string, ...paragraphs: string[]) => ({ lesson, paragraphs });

it('eight words in a row may stand in two stories', () => {
  const stories = [story('1-1', `${run} sang.`), story('1-2', `Once more: ${run} wept.`)];
  expect(checkStoryRuns(stories).size).toBe(0);
});

it('in a third story they are named once, whatever their case and accents', () => {
  const stories = [
    story('1-1', `${run} sang and danced.`),
    story('1-2', `Once more: ${run} sang and danced.`),
    story('2-1', 'Another paragraph.', 'ON a bríght morning — in a small village — everyone sang!'),
    story('2-2', 'Nothing alike.'),
  ];
  const findings = checkStoryRuns(stories);
  expect([...findings.keys()]).toEqual(['2-1']);
  expect(findings.get('2-1')).toMatchObject([
    { path: ['story', 'paragraphs', 1], message: expect.stringContaining('1-1 and 1-2') },
  ]);
});

it('one story may say the same thing again', () => {
  expect(checkStoryRuns([story('1-1', run, run, run), story('1-2', run)]).size).toBe(0);
});
