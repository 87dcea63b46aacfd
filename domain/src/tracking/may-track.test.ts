import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageAccess } from '../account/access.ts';
import { viewers } from '../account/viewer.ts';
import { languageInfo, languages } from '../language.ts';
import { isAdultPage, isScriptPage, mayTrack, type TrackingSituation } from './may-track.ts';

const adult = [
  ...['/', '/subscription', '/signup', '/donate', '/demo'],
  ...['/auth/confirm', '/payment-success', '/donation-success'],
];
const paths = [...Object.keys(pageAccess), '/nowhere', '/constructor', ''];
const open: TrackingSituation = {
  consent: 'accepted',
  viewer: 'visitor',
  path: '/',
  heldChild: false,
  privacySignal: false,
  online: true,
};

describe('the gate of counting', () => {
  it('opens for exactly the consenting grown-up or visitor, over every combination', () => {
    let opened = 0;
    for (const consent of ['accepted', 'declined', 'ACCEPTED', '', null])
      for (const viewer of [...viewers, null])
        for (const path of paths)
          for (const heldChild of [false, true])
            for (const privacySignal of [false, true])
              for (const online of [false, true]) {
                const may = mayTrack({ consent, viewer, path, heldChild, privacySignal, online });
                const promised =
                  consent === 'accepted' &&
                  (viewer === 'visitor' || viewer === 'parent' || viewer === 'admin') &&
                  adult.includes(path) &&
                  !heldChild &&
                  !privacySignal &&
                  online;
                expect(may, `${consent} ${viewer} ${path}`).toBe(promised);
                if (may) opened += 1;
              }
    expect(opened).toBe(3 * adult.length);
  });

  it('any one objection closes it, whatever else is true', () => {
    const objections: Partial<TrackingSituation>[] = [
      { consent: 'declined' },
      { consent: null },
      { viewer: 'child' },
      { viewer: null },
      { path: '/quest-map' },
      { heldChild: true },
      { privacySignal: true },
      { online: false },
    ];
    expect(mayTrack(open)).toBe(true);
    fc.assert(
      fc.property(fc.subarray(objections, { minLength: 1 }), (some) => {
        expect(mayTrack(Object.assign({}, open, ...some))).toBe(false);
      }),
    );
  });
});

describe('the adult pages', () => {
  it('are the same in each language, and with a slash at the end', () => {
    for (const language of languages) {
      for (const path of adult) {
        const address = languageInfo[language].pathPrefix + path;
        expect(isAdultPage(address), address).toBe(true);
        expect(isAdultPage(`${address}/`.replace('//', '/')), address).toBe(true);
      }
      expect(isAdultPage(`${languageInfo[language].pathPrefix}/quest-map`)).toBe(false);
    }
  });

  it('whose address holds a secret have no script of Meta’s', () => {
    expect(adult.filter(isScriptPage)).toEqual([
      ...['/', '/subscription', '/signup', '/donate', '/demo'],
    ]);
    expect(isScriptPage('/fr/demo')).toBe(true);
    expect(isScriptPage('/login')).toBe(false);
  });
});
