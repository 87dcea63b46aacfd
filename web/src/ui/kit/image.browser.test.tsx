import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { letMove } from '@/test/media.ts';
import { answerPath } from '@/test/network.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { artUrl } from '@/ui/art/art.ts';
import { Image } from './image.tsx';

const common = { width: 480, height: 300, failedLabel: say('errors:image_failed') };

test('a picture is fetched when it comes near the screen, and fades in within 300 ms; one seen at once is fetched at once', async () => {
  await letMove();
  await renderPart(
    <>
      <Image {...common} alt="A saint" priority src={artUrl('saint-roundel')} />
      <div style={{ height: 2000 }} />
      <Image {...common} alt="The story" src={artUrl('story-bepi')} />
    </>,
  );
  await expect.element(page.getByRole('img', { name: 'A saint' })).toHaveStyle({ opacity: '1' });
  const later = page.getByRole('img', { name: 'The story' });
  await expect.element(later).not.toBeInTheDocument();
  window.scrollTo({ top: 2000, behavior: 'instant' });
  await expect.element(later).toHaveStyle({ opacity: '1', transitionDuration: '0.3s' });
});

test('a picture that does not load says so, with what it would have shown', async () => {
  answerPath('GET', '/storage/v1/no-such-picture.webp', '', 404);
  await renderPart(
    <Image {...common} alt="A saint in a window" src="/storage/v1/no-such-picture.webp" />,
  );
  await expect.element(page.getByText(say('errors:image_failed'), { exact: false })).toBeVisible();
  await expect.element(page.getByText('A saint in a window')).toBeVisible();
});
