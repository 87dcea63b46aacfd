import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { NewBadges } from './new-badges.tsx';
import './result.css';

test('a new badge comes with a picture of what it was given for', async () => {
  await renderPart(<NewBadges badges={['firstSteps']} />);
  const name = page.getByRole('heading', { name: say('progress:badge.firstSteps.name') });
  await expect.element(name).toBeVisible();
  const picture = page.getByRole('img', { name: /^Barefoot Bepi takes his first step/ });
  await expect.element(picture).toBeVisible();
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  await expectNoAxeViolations();
});
