import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { DemoPerson } from '../support/demo-family.ts';
import { login, test } from '../support/fixtures.ts';
import { ownPlaces } from '../support/places.ts';
import { expectSound, openWhole, refusals, sweptLanguages } from '../support/sweep.ts';

const people = { parent: 'parent', child: 'lucia', admin: 'admin' } as const satisfies Partial<
  Record<Viewer, DemoPerson>
>;

/** Pages of the table of access that look otherwise to somebody else. */
const further: Record<Viewer, readonly string[]> = {
  visitor: ['/lesson/1/2', '/lesson/1/3', '/lesson/2/1', '/nowhere'],
  parent: ['/quest-map', '/lessons', '/lesson/2/1'],
  child: ['/quest-map', '/lessons', '/lesson/2/1', '/demo'],
  admin: [],
};

/** So many pages make one test, so that two workers share them. */
const inOneTest = 6;

test.beforeEach(({ expectConsole }) => {
  test.slow();
  expectConsole(refusals);
});

for (const language of sweptLanguages) {
  for (const viewer of ['visitor', 'parent', 'child', 'admin'] as const) {
    const paths = [...ownPlaces(viewer), ...further[viewer]];
    for (let from = 0; from < paths.length; from += inOneTest) {
      const some = paths.slice(from, from + inOneTest);
      test(`${some.join(', ')} are sound for the ${viewer} in ${language}`, async ({ page }) => {
        if (viewer !== 'visitor') await login(page, people[viewer]);
        for (const path of some) {
          await test.step(path, async () => {
            await openWhole(page, path, language);
            await expectSound(page);
          });
        }
      });
    }
  }
}
