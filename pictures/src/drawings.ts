import { readdirSync } from 'node:fs';
import { withoutHidden } from './hidden.ts';
import { renderColour, renderLine, storySize, type Theme } from './render.ts';
import { renderRoundel, renderRoundelLine, type SaintPicture } from './roundel.ts';
import { type Scene, sceneShapes } from './scene.ts';

/** One drawing of the library in all its renderings. */
export interface Drawing {
  id: string;
  kind: 'story' | 'saint';
  colour: (theme?: Theme) => string;
  line: () => string;
}

const filesOf = (folder: string): string[] =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));

/** The drawings asked for, or all: the stories in the order of the lessons, then the saints by name. */
export async function allDrawings(names: readonly string[] = []): Promise<Drawing[]> {
  const drawings: Drawing[] = [];
  for (const file of filesOf('./stories/').filter((name) => isWanted(`story-${name}`, names))) {
    const { scene } = (await import(`./stories/${file}.ts`)) as { scene: Scene };
    const shapes = withoutHidden(sceneShapes(scene), storySize.width, storySize.height);
    drawings.push({
      id: scene.id,
      kind: 'story',
      colour: (theme) => renderColour(scene.id, shapes, theme),
      line: () => renderLine(shapes),
    });
  }
  for (const file of filesOf('./saints/').filter((name) => isWanted(`saint-${name}`, names))) {
    const { saint } = (await import(`./saints/${file}.ts`)) as { saint: SaintPicture };
    drawings.push({
      id: saint.id,
      kind: 'saint',
      colour: (theme) => renderRoundel(saint, theme),
      line: () => renderRoundelLine(saint),
    });
  }
  return drawings;
}

/** Whether an id is asked for: by nothing, by a module or lesson ('2', '2-5'), by a picture ('2-5-1') or by a saint's name. */
const isWanted = (id: string, names: readonly string[]): boolean =>
  names.length === 0 ||
  names.some(
    (name) => `${id}-`.startsWith(`story-${name}-`) || id === `saint-${name}` || id === name,
  );
