import { expect, test } from 'vitest';
import { letMove } from '@/test/media.ts';
import { renderPart } from '@/test/render.tsx';

async function motions(): Promise<string[]> {
  await renderPart(
    <ul className="staggered">
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <li key={number}>{number}</li>
      ))}
    </ul>,
  );
  return [...document.querySelectorAll('li')].map((item) => {
    const { animationName, animationDelay, animationDuration } = getComputedStyle(item);
    return [animationName, animationDelay, animationDuration].join(' ');
  });
}

test('items of a list come 100 ms apart over 300 ms', async () => {
  await letMove();
  const delays = ['0s', '0.1s', '0.2s', '0.3s', '0.4s', '0.5s'];
  expect(await motions()).toEqual(delays.map((delay) => `arrive ${delay} 0.3s`));
});

test('without motion no item of a list moves', async () => {
  for (const motion of await motions()) expect(motion).toMatch(/^none/);
});
