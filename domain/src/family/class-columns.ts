import { foldDiacritics } from '../fold-diacritics.ts';
import {
  ageOfCell,
  bareName,
  isDoubtfulName,
  nameAndAge,
  numberBefore,
} from './class-line-text.ts';
import type { ClassLine } from './class-lines.ts';

/** A line as it was read. */
export interface ReadLine extends ClassLine {
  /**
   * The name may hold more than a name, or be a heading: the grown-up is asked before anybody is
   * added by it.
   */
  doubt?: true;
}

/**
 * Names of columns in our three languages, in plain letters. First names go before any other name,
 * so that "Nom; Prénom" is read right.
 */
const headers = {
  firstName: ['first name', 'firstname', 'given name', 'prenom', 'prenoms', 'primeiro nome'],
  name: [
    ...['name', 'names', 'child', 'children', 'student', 'pupil', 'full name', 'child name'],
    ...['nom', 'noms', 'enfant', 'enfants', 'eleve', 'eleves', 'nom complet'],
    ...['nome', 'nomes', 'crianca', 'criancas', 'aluno', 'aluna', 'alunos', 'nome completo'],
  ],
  age: ['age', 'ages', 'years', 'ans', 'annees', 'idade', 'idades', 'anos'],
  password: ['password', 'passwords', 'mot de passe', 'mots de passe', 'senha', 'senhas'],
};
type ColumnName = keyof typeof headers;

/** Where a part of a line stands; -1 where the list has none of it. */
interface Columns {
  name: number;
  age: number;
  password: number;
}

const byOrder: Columns = { name: 0, age: 1, password: 2 };

/**
 * The lines of a class list. Columns are found by their headers in any of our languages; without
 * headers they stand in the order name, age, password. Rows without a letter or a sign of a name
 * are left out. Lines may be numbered or have bullets, and an age behind the name ("Lucia (8
 * ans)").
 * @param rows - Rows of cells, as a CSV file or a pasted table gives them.
 */
export function readClassRows(rows: readonly (readonly string[])[]): ReadLine[] {
  const cells = rows
    .map((row) => row.map((cell) => cell.replace(/[\s\u00a0\ufeff]+/g, ' ').trim()))
    .filter((row) => row.some((cell) => /[^\s,;|=_.*•·–—-]/.test(cell)));
  const columns = columnsOf(cells[0] ?? []);
  const rowsOfChildren = columns ? cells.slice(1) : withoutNumbers(cells);
  const known = columns ?? byOrder;
  const numbers = rowsOfChildren.map((row) => numberBefore(row[known.name] ?? ''));
  const counted = isCounting(numbers.filter((number) => number !== null));
  return rowsOfChildren.map((row, index) => {
    const line = lineOf(row, known);
    // "8 - Lucia, 7 - Marco" counts nothing: these may be ages.
    return counted || numbers[index] === null ? line : { ...line, doubt: true };
  });
}

function lineOf(row: readonly string[], columns: Columns): ReadLine {
  const written = row[columns.name] ?? '';
  const ageCell = ageOfCell(row[columns.age] ?? '');
  const password = row[columns.password] ?? '';
  const split = row.filter(Boolean).length === 1 ? behindMark(written) : null;
  const behind = ageCell === '' ? (split ?? nameAndAge(written)) : { name: written, age: '' };
  const name = bareName(behind.name);
  const line = { name, age: ageCell || behind.age, password: password || (split?.password ?? '') };
  const isHeading = line.age === '' && /:\s*$/.test(written);
  return isHeading || isDoubtfulName(name, ageCell !== '') ? { ...line, doubt: true } : line;
}

/** Whether numbers go up from 1 on, once or, in groups, more than once. */
function isCounting(numbers: readonly number[]): boolean {
  return numbers.every((number, index) => number === 1 || number > (numbers[index - 1] ?? number));
}

/**
 * The parts of a line that has another mark between them than the rest of its list: "Lucia ; 8".
 * Null for any other.
 */
function behindMark(text: string): ClassLine | null {
  const [name = '', age = '', password = ''] = text.split(/[;,|]/).map((part) => part.trim());
  const answer = ageOfCell(age);
  return /^\d{1,2}$/.test(answer) ? { name, age: answer, password } : null;
}

/** Without the column that numbers the lines, where there is one: 1, 2, 3 and so on to the last. */
function withoutNumbers(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const isNumber = ([first = '', second = '']: readonly string[], index: number) =>
    first.replace(/[.)°º]$/, '') === String(index + 1) && /\p{L}/u.test(second);
  return rows.every(isNumber) ? rows.map((row) => row.slice(1)) : rows;
}

/** The columns by their headers; null where the first row is no row of headers. */
function columnsOf(row: readonly string[]): Columns | null {
  const labels = row.map((cell) =>
    foldDiacritics(cell)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  const place = (column: ColumnName) =>
    labels.findIndex((label) => headers[column].includes(label));
  const first = place('firstName');
  const name = first >= 0 ? first : place('name');
  return name < 0 ? null : { name, age: place('age'), password: place('password') };
}
