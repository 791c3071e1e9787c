import type { Values } from '../../../kit/area/field';
import type { SelectOption } from '../../../kit/form/choice-fields';
import { toPlainText } from '../../../kit/format/plain-text';
import { useAllRows } from '../../../kit/list/data/use-all-rows';
import { useCan } from '../../../kit/stores/session';

export interface Roles {
  readonly rows: readonly Values[];
  /** Whether the list could not be loaded; then only the stored role can be selected. */
  readonly isUnavailable: boolean;
}

const noRows: readonly Values[] = [];

export const useRoles = (): Roles => {
  const canRead = useCan(['read', 'Role']);
  const call = useAllRows('role.list', {}, { enabled: canRead });
  return { rows: call.value?.rows ?? noRows, isUnavailable: !canRead || (call.failure !== undefined && !call.value) };
};

export const roleOptions = (roles: readonly Values[]): readonly SelectOption[] =>
  roles.flatMap(({ id, name }) => {
    const value = toPlainText(id);
    return value === '' ? [] : [{ value, label: toPlainText(name) || value }];
  });
