/** What may be changed of a row, by which rules, and how it is kept. */
import type { RuleWords } from '../../kit/form/rules';
import type { Person } from './people';

export interface Editable {
  fullName: string;
  post: string;
  email: string;
  salary: string;
  status: string;
}

type Rule = Omit<RuleWords, 'label'>;

export const editFields: Readonly<Record<keyof Editable, Rule>> = {
  fullName: { required: true, maxLength: 80 },
  post: { required: true, maxLength: 80 },
  email: { required: true, email: true, maxLength: 254 },
  salary: { required: true, min: 0, max: 500_000, maxLength: 12 },
  status: { required: true },
};

export const editableOf = ({ fullName, post, email, salary, status }: Person): Editable => ({
  fullName,
  post,
  email,
  salary,
  status: String(status),
});

/** The row with what was written, trimmed and in the service's own forms. */
export const withEdit = (row: Person, values: Editable): Person => ({
  ...row,
  fullName: values.fullName.trim(),
  post: values.post,
  email: values.email.trim(),
  salary: Number(values.salary).toFixed(2),
  status: Number(values.status),
});

/** The rows as they are here: changed ones in the place of those that came. */
export const withEdits = (rows: readonly Person[], edits: ReadonlyMap<number, Person>): readonly Person[] =>
  edits.size === 0 ? rows : rows.map((row) => edits.get(row.id) ?? row);
