import '@/styles/app.css';
import '@/app/shell/footer.css';
import '@/app/shell/menus.css';
import '@/app/shell/navigation.css';
import '@/app/shell/states.css';
import { toast } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { resetNetwork, startNetwork } from './network.ts';

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const;
let said: string[] = [];

beforeAll(startNetwork);

beforeEach(async () => {
  said = [];
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...words) => {
      said.push(`console.${method}: ${words.map(String).join(' ')}`);
    });
  }
  document.title = 'Component test';
  document.documentElement.classList.remove('dark');
  document.documentElement.style.fontSize = '';
  localStorage.clear();
  sessionStorage.clear();
  await page.viewport(390, 844);
});

/** A part that writes to the console, or calls what no test answers, has a fault. */
afterEach(async () => {
  await cleanup();
  // The messages of a test would stand on the page of the next one.
  toast.dismiss();
  expect(await resetNetwork(), 'calls').toEqual([]);
  expect(said, 'unexpected console output').toEqual([]);
});
