import { plainLetters } from '../plain-letters.ts';
import type { ClassLine } from './class-lines.ts';

/** Names of columns in our three languages, in plain letters. First names go before any other name, so that "Nom; Prénom" is read right. */
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
 * The lines of a class list. In: rows of cells, as a CSV file or a pasted table gives them. Columns are found by their
 * headers in any of our languages; without headers they stand in the order name, age, password. Empty rows are left
 * out. A list of names alone may be numbered, and may have an age behind each name.
 */
export function readClassRows(rows: readonly (readonly string[])[]): ClassLine[] {
  const cells = rows
    .map((row) => row.map((cell) => cell.replace(/[\s\u00a0\ufeff]+/g, ' ').trim()))
    .filter((row) => row.some((cell) => /[^\s,;|]/.test(cell)));
  const columns = columnsOf(cells[0] ?? []);
  const lines = columns ? cells.slice(1) : cells;
  return lines.map((row) => lineOf(row, columns ?? byOrder, columns === null));
}

function lineOf(row: readonly string[], columns: Columns, loose: boolean): ClassLine {
  const line = {
    name: row[columns.name] ?? '',
    age: row[columns.age] ?? '',
    password: row[columns.password] ?? '',
  };
  if (!loose) return line;
  const name = line.name.replace(/^\d{1,3}\s*[.):-]\s*/, '');
  const tail = /^(.*\D)\s+(\d{1,2})$/.exec(name);
  if (line.age === '' && tail) {
    return { ...line, name: tail[1]?.replace(/[\s,;|]+$/, '') ?? '', age: tail[2] ?? '' };
  }
  return { ...line, name };
}

/** The columns by their headers; null where the first row is no row of headers. */
function columnsOf(row: readonly string[]): Columns | null {
  const labels = row.map((cell) =>
    plainLetters(cell)
      .replace(/[^a-z]+/g, ' ')
      .trim(),
  );
  const place = (column: ColumnName) =>
    labels.findIndex((label) => headers[column].includes(label));
  const first = place('firstName');
  const name = first >= 0 ? first : place('name');
  return name < 0 ? null : { name, age: place('age'), password: place('password') };
}
