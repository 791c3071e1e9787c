import type { Values } from '../../../kit/area/field';
import type { SelectOption } from '../../../kit/form/choice-fields';
import { toPlainText } from '../../../kit/format/plain-text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';

export interface Roles {
  readonly rows: readonly Values[];
  /** Whether they could not be had: only the role that is stored can then be chosen. */
  readonly missing: boolean;
}

const none: readonly Values[] = [];

export const useRoles = (): Roles => {
  const may = useCan(['read', 'Role']);
  const call = useAllRows('role.list', {}, { enabled: may });
  return { rows: call.value?.rows ?? none, missing: !may || (call.failure !== undefined && !call.value) };
};

export const roleOptions = (roles: readonly Values[]): readonly SelectOption[] =>
  roles.flatMap(({ id, name }) => {
    const value = toPlainText(id);
    return value === '' ? [] : [{ value, label: toPlainText(name) || value }];
  });
