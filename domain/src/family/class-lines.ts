import { isChildAge } from '../account/age.ts';
import { type ChildNameError, checkChildName, childLoginName } from '../account/login-name.ts';
import { checkChildPassword, type PasswordError } from '../account/password.ts';

/** As many children as one list may bring. */
export const classMost = 60;

/** One child of a class list as it was written: nothing of it is known to be right. */
export interface ClassLine {
  name: string;
  age: string;
  /** Empty where one is to be suggested. */
  password: string;
}

/** What is wrong with each part of a line, as error codes. */
export interface LineFaults {
  name?: ChildNameError | 'child_name_similar';
  /**
   * The number, from 1 on, of the line before it that it resembles; left out where it resembles a
   * child already there.
   */
  likeLine?: number;
  age?: 'child_age_missing' | 'child_age_range';
  password?: PasswordError;
}

/** The age that was written, in whole years; null for what is no whole number. */
export function lineAge(text: string): number | null {
  return /^\s*\d{1,3}\s*$/.test(text) ? Number(text) : null;
}

/** Whether nothing is wrong with a line. */
export function isFaultless(faults: LineFaults): boolean {
  return !faults.name && !faults.age && !faults.password;
}

/**
 * What is wrong with each line of a class list, in its order: a name without letters, an age that
 * is missing or not from 3 to 17, a password that is short or common, and a name that resembles a
 * line before it or a child of this grown-up.
 * @param namesThere - The names of the children already there.
 * @see docs/requirements.md#r-child-account
 * @see docs/requirements.md#r-child-password
 */
export function checkClassLines(
  lines: readonly ClassLine[],
  namesThere: readonly string[],
): LineFaults[] {
  const there = new Set(namesThere.map(childLoginName));
  const lineOf = new Map<string, number>();
  return lines.map(({ name, age, password }, index) => {
    const faults: LineFaults = {};
    const broken = checkChildName(name);
    const login = childLoginName(name);
    const like = lineOf.get(login);
    if (broken) faults.name = broken;
    else if (there.has(login)) faults.name = 'child_name_similar';
    else if (like !== undefined) {
      faults.name = 'child_name_similar';
      faults.likeLine = like;
    } else lineOf.set(login, index + 1);
    if (age.trim() === '') faults.age = 'child_age_missing';
    else if (!isChildAge(lineAge(age))) faults.age = 'child_age_range';
    const weak = password === '' ? null : checkChildPassword(password);
    if (weak) faults.password = weak;
    return faults;
  });
}
