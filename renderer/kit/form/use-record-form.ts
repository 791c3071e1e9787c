/** The form logic that all areas share: create a record and open it, or change one and return to it. */
import type { Done } from '@contract/endpoint';
import type { Result } from '@contract/failure';
import type { Data } from '@contract/json/data';
import { idIn } from '@contract/list/all-pages';
import { useNavigate } from 'react-router-dom';
import type { Values } from '../area/field';
import { useText } from '../format/text';
import { useNavigateWithState } from '../list/data/opened-from';
import { findSavedRow, type Save, useSave } from './use-save';

/** The texts `form.create`, `form.created`, `form.save`, `form.saved` and `fields` are those of the area. */
interface RecordForm<V> {
  /** The area's name, which is also its path. */
  readonly area: string;
  /** Names the form's drafts: `track` for `track.create` and `track.update.12`. */
  readonly entity: string;
  /** Converts the form's values to the data that is sent. */
  readonly dataOf: (values: V, before: V) => Data | Promise<Data>;
  readonly send: (data: Data) => Promise<Result<Done>>;
  readonly read: (id: string) => Promise<Result<Values>>;
  readonly labelOf: (field: string) => string | undefined;
}

interface CreateForm<V> extends RecordForm<V> {
  /** The field by which the list finds a new record whose id the server does not return. */
  readonly searchBy: string;
  readonly search: (query: {
    readonly q: string;
    readonly page: number;
    readonly perPage: number;
  }) => Promise<Result<{ readonly rows: readonly Values[] }>>;
}

interface EditForm<V> extends RecordForm<V> {
  readonly id: string;
  /** The record before the change. */
  readonly record: Values;
}

/** The props of such a form besides its values. */
export interface RecordFormProps<V> extends Save<V> {
  readonly draftKey: string;
  readonly isNew: boolean;
  readonly isEdit: boolean;
  readonly submitLabel: string;
  readonly savedMessage: string;
  readonly onDone: (done: Done) => void;
  readonly onQueued: () => void;
  /** The values include changes that wait in the outbox. */
  readonly hasWaiting?: boolean;
  readonly onCancel: () => void;
}

const maxQueryLength = 200;
const foundRows = 50;

export const useCreateForm = <V>(options: CreateForm<V>): RecordFormProps<V> => {
  const { area, entity, search, searchBy, read } = options;
  const text = useText(area);
  const navigate = useNavigate();
  const save = useSave<V>({
    ...options,
    read: async (data, id) => {
      if (id !== undefined) return read(id);
      const q = String(data[searchBy] ?? '').slice(0, maxQueryLength);
      return findSavedRow(await search({ q, page: 1, perPage: foundRows }), data);
    },
  });
  return {
    ...save,
    draftKey: `${entity}.create`,
    isNew: true,
    isEdit: false,
    submitLabel: text('form.create'),
    savedMessage: text('form.created'),
    onDone: ({ record }) => {
      const id = idIn('id')(record ?? {});
      void navigate(id === '' ? `/${area}` : `/${area}/${encodeURIComponent(id)}`, { replace: true });
    },
    onQueued: () => void navigate(`/${area}`, { replace: true }),
    onCancel: () => void navigate(`/${area}`),
  };
};

export const useEditForm = <V>(options: EditForm<V>): RecordFormProps<V> => {
  const { area, entity, id, read } = options;
  const text = useText(area);
  const go = useNavigateWithState();
  const save = useSave<V>({ ...options, read: () => read(id) });
  const path = `/${area}/${encodeURIComponent(id)}`;
  return {
    ...save,
    draftKey: `${entity}.update.${id}`,
    isNew: false,
    isEdit: true,
    submitLabel: text('form.save'),
    savedMessage: text('form.saved'),
    onDone: () => go(path, { replace: true }),
    onQueued: () => go(path, { replace: true }),
    onCancel: () => go(path),
  };
};
