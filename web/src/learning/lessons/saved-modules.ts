import type { Language } from '@pius/domain/language.ts';
import { deviceText } from '@/ui/device/device-value.ts';

const savedOf = (child: string) => deviceText(`saved-modules:${child}`);
const markOf = (language: Language, module: number) => `${language}:${module}`;

/** Whether a child has asked on this device to have a module with it on the road, in a language. */
export function isModuleSaved(child: string, language: Language, module: number): boolean {
  return marks(child).includes(markOf(language, module));
}

/** Remembers that a child wants a module with it, or does not any more. */
export function markModule(
  child: string,
  language: Language,
  module: number,
  requested: boolean,
): void {
  const mark = markOf(language, module);
  const others = marks(child).filter((each) => each !== mark);
  write(child, requested ? [...others, mark] : others);
}

/** Forgets, in every language, the modules of a child that are not open to it any more. */
export function forgetModules(child: string, isOpen: (module: number) => boolean): void {
  const before = marks(child);
  const left = before.filter((mark) => isOpen(Number(mark.split(':')[1])));
  if (left.length < before.length) write(child, left);
}

function marks(child: string): string[] {
  return savedOf(child).get()?.split(' ') ?? [];
}

function write(child: string, left: string[]): void {
  savedOf(child).set(left.length > 0 ? left.join(' ') : null);
}
