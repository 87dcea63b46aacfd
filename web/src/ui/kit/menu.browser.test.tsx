import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { renderPart } from '@/test/render.tsx';
import { Menu } from './menu.tsx';

function Example() {
  const [chosen, setChosen] = useState('');
  const items = [
    { key: 'edit', label: 'Change name and age', onSelect: () => setChosen('edit') },
    { key: 'print', label: 'Print the login card', to: '/about-us' },
    { key: 'certificate', label: 'Certificate', locked: 'Lucia has two lessons to go.' },
  ];
  return (
    <>
      <Menu items={items} label="More" />
      <p role="status">{chosen}</p>
    </>
  );
}

const button = page.getByRole('button', { name: 'More' });
const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });

test('a menu is walked with the keys, does what is chosen and gives the focus back', async () => {
  await renderPart(<Example />);
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(entry('Change name and age')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(entry(/^Certificate/)).toHaveFocus();
  await userEvent.keyboard('p');
  await expect.element(entry('Print the login card')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(entry('Change name and age')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('edit');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('what is locked in a menu says why, and leaves the menu open when it is pressed', async () => {
  await renderPart(<Example />);
  await button.click();
  const locked = entry(/two lessons to go/);
  await expect.element(locked).toHaveAttribute('aria-disabled', 'true');
  await locked.click({ force: true });
  await expect.element(locked).toBeVisible();
  await expectNoAxeViolations();
});
