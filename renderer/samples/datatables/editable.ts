/** The editable fields of a row, their rules, and applying edits. */
import type { RuleOptions } from '../../kit/form/rules';
import type { Person } from '../kit/people';

export interface Editable {
  fullName: string;
  post: string;
  email: string;
  salary: string;
  status: string;
}

type Rule = Omit<RuleOptions, 'label'>;

export const editFields: Readonly<Record<keyof Editable, Rule>> = {
  fullName: { required: true, maxLength: 80 },
  post: { required: true, maxLength: 80 },
  email: { required: true, email: true, maxLength: 254 },
  salary: { required: true, min: 0, max: 500_000, maxLength: 12 },
  status: { required: true },
};

export const toEditable = ({ fullName, post, email, salary, status }: Person): Editable => ({
  fullName,
  post,
  email,
  salary,
  status: String(status),
});

/** The row with the edited values, trimmed and in the server's formats. */
export const applyEdit = (row: Person, values: Editable): Person => ({
  ...row,
  fullName: values.fullName.trim(),
  post: values.post,
  email: values.email.trim(),
  salary: Number(values.salary).toFixed(2),
  status: Number(values.status),
});

/** The rows with the edited ones replaced. */
export const applyEdits = (rows: readonly Person[], edits: ReadonlyMap<number, Person>): readonly Person[] =>
  edits.size === 0 ? rows : rows.map((row) => edits.get(row.id) ?? row);
