import type { Finding } from './finding.ts';
import { comparable } from './lesson-text.ts';

/** So many words in a row may stand in two stories of a language, and in no third. */
const runLength = 8;
const storiesMax = 2;

export interface StoryOfLesson {
  /** The lesson's id. */
  lesson: string;
  paragraphs: readonly string[];
}

/**
 * Runs of eight words that stand in three stories of one language or more (no stock phrases); case,
 * accents and punctuation do not matter. By lesson, for the third story on in the order given; of a
 * paragraph the first such run.
 */
export function checkStoryRuns(stories: readonly StoryOfLesson[]): Map<string, Finding[]> {
  const storiesWith = new Map<string, string[]>();
  const findings = new Map<string, Finding[]>();
  for (const { lesson, paragraphs } of stories) {
    const results: Finding[] = [];
    paragraphs.forEach((paragraph, place) => {
      let named = false;
      for (const run of runsOf(paragraph)) {
        const before = (storiesWith.get(run) ?? []).filter((other) => other !== lesson);
        storiesWith.set(run, [...before, lesson]);
        if (named || before.length < storiesMax) continue;
        named = true;
        results.push({
          path: ['story', 'paragraphs', place],
          message: `"${run}" stands in the stories of ${before.join(' and ')} too.`,
          doThis: 'Say it here in other words: no eight words in a row stand in three stories.',
        });
      }
    });
    if (results.length > 0) findings.set(lesson, results);
  }
  return findings;
}

function runsOf(text: string): string[] {
  const words = comparable(text).split(' ');
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, start) => words.slice(start, start + runLength).join(' '));
}
