import { decidePage, type PagePattern, pageAccess } from '@pius/domain/account/access.ts';
import { viewers } from '@pius/domain/account/viewer.ts';
import { Outlet, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as dashboard from '@/features/family/dashboard-page.tsx';
import { answerDashboard } from '@/test/dashboard.ts';
import { renderRoutes } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { Guard } from './guards.tsx';

/** An address for each page of the table of access. */
const addresses = (Object.keys(pageAccess) as PagePattern[]).map((pattern) =>
  pattern.replace('/*', '/lesson-media').replace(/:(\w+)/g, '1'),
);

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
}

function GuardedOutlet() {
  return (
    <Guard>
      <Outlet />
    </Guard>
  );
}

const guarded = [{ Component: GuardedOutlet, children: [{ path: '*', Component: Place }] }];

test.each(viewers)(
  'every page is shown to the %s or leads on, as the table says',
  async (viewer) => {
    for (const address of addresses) {
      const decision = decidePage(address, viewer);
      const request = decision.kind === 'redirect' && decision.carryReturn;
      const landed =
        decision.kind === 'redirect'
          ? decision.to + (request ? `?return=${encodeURIComponent(address)}` : '')
          : address;
      const { unmount } = await renderRoutes(guarded, { viewer, at: address });
      await expect
        .element(page.getByTestId('place'), { message: address })
        .toHaveTextContent(landed);
      await unmount();
    }
  },
);

test('whoever asks for the saint of the day is led to the dashboard as a parent, and stands before it there', async () => {
  answerDashboard();
  await renderRoutes(
    [
      {
        Component: GuardedOutlet,
        children: [
          { path: '/saint-of-the-day', Component: () => null },
          { path: '/dashboard', Component: dashboard.default },
        ],
      },
    ],
    { viewer: 'parent', at: '/saint-of-the-day' },
  );
  await expect.element(page.getByRole('heading', { name: say('days:title') })).toHaveFocus();
  await expect
    .element(page.getByRole('article', { name: say('days:saint.title') }))
    .toBeInViewport();
});
