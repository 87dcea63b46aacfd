import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { exampleProfile } from '@/test/family.ts';
import { findOverflow } from '@/test/fit.ts';
import { answer, type Call, cutOff, refuse } from '@/test/network.ts';
import { renderPage } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import type { CallOutput } from '@/ui/api/call.ts';
import * as classPage from './class-page.tsx';

type ClassChild = CallOutput<'GET /rest/v1/class'>['items'][number];

const add = 'POST /rest/v1/class';
const words = (key: string, values?: Record<string, string | number>) =>
  say(`class:${key}`, values);
const list = page.getByLabelText(words('field.list'), { exact: true });
const preview = page.getByRole('list', { name: words('preview') });
const field = (part: string, line: number) =>
  page.getByLabelText(words(`line.${part}.label`, { line }), { exact: true });
const press = (key: string, values?: Record<string, string | number>) =>
  page.getByRole('button', { name: words(key, values), exact: true }).click();
const attest = () => page.getByRole('checkbox').click();
const rowsOf = (caption: string) => [
  ...document.querySelectorAll<HTMLElement>(`[aria-label="${words(caption)}"] tbody tr`),
];

/** Children of the class, as the server tells of them. */
let children: ClassChild[];
let catechists = 0;

const exampleClassChild = (name: string): ClassChild => ({
  ...{ id: `child-${name}`, name, age: 8 },
  lessons: [{ lesson: '1-1', percentage: 100, completed: true, best_quiz: 80 }],
});

/** What the server answers to a list: it adds every child. */
function addAll({ body }: Call): CallOutput<typeof add> {
  const added = (body as { children: { name: string }[] }).children;
  children = [...children, ...added.map(({ name }) => exampleClassChild(name))];
  return {
    items: added.map(({ name }) => ({ id: `child-${name}`, field: null, code: null })),
    next: null,
  };
}

beforeEach(() => {
  children = [];
  answer('GET /rest/v1/class', () => ({ items: children, next: null }));
  answer('GET /rest/v1/profiles/{id}', exampleProfile({ account_type: 'catechist' }));
});

/** Opens the class of a catechist of this test alone, whose list the page remembers. */
async function open(): Promise<void> {
  catechists += 1;
  await renderPage(classPage, '/class', {
    viewer: 'parent',
    user: { id: `catechist-${catechists}` },
  });
}

/** Pastes a list and goes on to where it is looked over. */
async function paste(text: string): Promise<void> {
  await list.fill(text);
  await press('check');
  await expect.element(page.getByRole('heading', { name: words('preview') })).toHaveFocus();
}

test('what is wrong in a list is said line by line, and what is mended is sent with the rest', async () => {
  const calls = answer(add, addAll);
  await open();
  await paste('Léa; 7\nNoé; 8\n!!; 8\nLEA; 8; boat-77\nZoé; 30');
  await expect.element(page.getByText(words('preview.faulty', { count: 3 }))).toBeVisible();
  await expect.element(page.getByText(say('errors:child_name_alphanumeric'))).toBeVisible();
  await expect.element(page.getByText(words('line.like-line', { line: 1 }))).toBeVisible();
  await expect.element(page.getByText(say('errors:child_age_range'))).toBeVisible();
  expect(await findOverflow()).toEqual([]);
  await expectNoAxeViolations();
  await press('preview.first-fault');
  await expect.element(field('name', 3)).toHaveFocus();
  await field('name', 3).fill('Tom');
  await press('line.remove', { line: 4 });
  await field('age', 4).fill('8');
  await field('password', 4).fill('silver-boat');
  await expect.element(page.getByText(words('preview.fine', { count: 4 }))).toBeVisible();
  await press('submit', { count: 4 });
  await expect.element(page.getByText(words('attest.missing'))).toBeVisible();
  expect(calls).toEqual([]);
  await attest();
  await press('submit', { count: 4 });
  await expect.element(page.getByRole('heading', { name: words('list') })).toHaveFocus();
  expect(calls[0]?.body).toMatchObject({
    attested: true,
    children: [
      { name: 'Léa', age: 7 },
      { name: 'Noé', age: 8 },
      { name: 'Tom', age: 8 },
      { name: 'Zoé', age: 8, password: 'silver-boat' },
    ],
  });
});

test('the passwords of those just added are told until the list is put away', async () => {
  const calls = answer(add, addAll);
  await open();
  await paste('Léa; 7\nZoé; 8; silver-boat');
  await attest();
  await press('submit', { count: 2 });
  await expect.poll(() => rowsOf('list').length).toBe(2);
  await expect.poll(() => rowsOf('table').length).toBe(2);
  const message = rowsOf('list').map((row) => row.querySelector('td')?.textContent);
  const sent = calls.map(({ body }) => body as { children: { password: string }[] });
  expect(message).toEqual(sent[0]?.children.map(({ password }) => password));
  expect(message[1]).toBe('silver-boat');
  expect(await findOverflow()).toEqual([]);
  await expectNoAxeViolations();
  await press('list.done');
  await press('list.done');
  await expect.element(page.getByRole('heading', { name: words('list') })).not.toBeInTheDocument();
  await expect.element(page.getByText('silver-boat')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('the table is saved as a file with the children in its order', async () => {
  children = ['Zoé', 'Anaïs', 'Noé'].map(exampleClassChild);
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'about:blank';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await open();
  await press('table.export');
  expect(names).toEqual([expect.stringMatching(`^${words('table.file')}-[\\d-]+\\.csv$`)]);
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...lines] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toContain(words('csv.completed'));
  expect(lines.slice(0, 3).map((line) => line.split(',')[0])).toEqual(['Anaïs', 'Noé', 'Zoé']);
  const onPage = rowsOf('table').map((row) => row.querySelector('th')?.textContent);
  expect(onPage).toEqual(['Anaïs', 'Noé', 'Zoé']);
});

test('a list from a file of Windows is read, and a spreadsheet is not', async () => {
  await open();
  await expect.element(list).toBeVisible();
  const choose = page.elementLocator(document.querySelector('input[type=file]') as Element);
  await userEvent.upload(choose, new File(['PK\u0003\u0004\u0000\u0000'], 'class.xlsx'));
  await expect.element(page.getByText(words('file.failed'))).toBeVisible();
  const text = 'Nom;Prénom;Âge;Mot de passe\r\nMartin;Zoélie;9;\r\nDurand;"Léonard";8;boat-22\r\n';
  const latin = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  await userEvent.upload(choose, new File([latin], 'classe.csv', { type: 'text/csv' }));
  await expect.poll(() => preview.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(preview).toMatchTextContent('Zoélie');
  await expect.element(preview).toMatchTextContent('Léonard');
  await expect.element(preview).not.toMatchTextContent('Durand');
});

test('what was mended in a list is still there after going back to it', async () => {
  await open();
  await paste('Zélie, 8\n!!, 9\nOscarine');
  await field('name', 2).fill('Rossi Pia');
  await field('password', 2).fill('silver, boat');
  await press('preview.back');
  await expect.element(list).toHaveValue('Zélie,8\nRossi Pia,9,"silver, boat"\nOscarine');
  await press('check');
  await expect.element(page.getByText(words('preview.faulty', { count: 1 }))).toBeVisible();
  await expect.element(preview).toMatchTextContent('Rossi Pia');
  await expect.element(preview).toMatchTextContent('silver, boat');
});

test('a list whose answer is lost is sent again as the same one, and one refused at the session’s end stays', async () => {
  await open();
  await paste('Lucia, 8\nMarco, 7\n😀, 8');
  await attest();
  const lost = cutOff(add);
  await press('submit', { count: 2 });
  await expect.element(page.getByText(words('sent.unknown'))).toBeVisible();
  const sent = answer(add, addAll);
  await press('submit', { count: 2 });
  await expect.poll(() => rowsOf('list').length).toBe(2);
  expect(sent.map(({ body }) => body)).toEqual([lost.at(-1)?.body]);

  await field('name', 1).fill('Pia 😀');
  refuse(add, 'session_expired');
  await press('submit', { count: 1 });
  await expect.element(page.getByText(words('sent.session'))).toBeVisible();
  await expect.element(field('name', 1)).toHaveValue('Pia 😀');
  expect(rowsOf('list')).toHaveLength(2);
  answer(add, addAll);
  await press('submit', { count: 1 });
  await expect.poll(() => rowsOf('list').length).toBe(3);
});

test('the table scrolls by keyboard with the names in sight, and is turned round', async () => {
  children = ['Anaïs', 'Zoé'].map(exampleClassChild);
  await open();
  const table = page.getByRole('region', { name: words('table') });
  await expect.element(table).toBeVisible();
  const name = () => table.element().querySelector('tbody th')?.getBoundingClientRect().x;
  const before = name();
  (table.element() as HTMLElement).focus();
  for (let times = 0; times < 10; times += 1) await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => table.element().scrollLeft).toBeGreaterThan(0);
  expect(name()).toBe(before);
  const head = table.element().querySelector<HTMLElement>('th[aria-sort]');
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  head?.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(head).toHaveAttribute('aria-sort', 'descending');
  expect(rowsOf('table').map((row) => row.querySelector('th')?.textContent)).toEqual([
    'Zoé',
    'Anaïs',
  ]);
});
