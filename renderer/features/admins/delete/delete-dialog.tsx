/** Deletes one admin or several: says whom and how many, then what became of each. */
import { idIn } from '@contract/list/all-pages';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { type ReactNode, useRef, useState } from 'react';
import type { Values } from '../../../kit/area/field';
import { refreshAreas } from '../../../kit/bridge/use-call';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { nameOf } from '../../../kit/format/naming';
import { formatNumber } from '../../../kit/format/number';
import { plain } from '../../../kit/format/plain';
import { useText } from '../../../kit/format/text';
import { useSession } from '../../../kit/stores/session';
import { OutcomeList } from './outcome-list';
import { type Outcome, removeEach } from './remove-each';

interface DeleteProps {
  readonly admins: readonly Values[];
  /** With the ids that are gone. */
  readonly onClose: (gone: readonly string[]) => void;
}

const idOf = idIn('id');
const whoIs = (admin: Values): string => {
  const name = nameOf('fullName', admin) || idOf(admin);
  const email = plain(admin.email);
  return email === '' ? name : `${name} (${email})`;
};

export const DeleteDialog = ({ admins, onClose }: DeleteProps): ReactNode => {
  const text = useText('admins');
  const kit = useText('kit');
  const own = useSession(({ session }) => session?.person?.id);
  // The list behind may change while this runs.
  const [names] = useState(() => new Map(admins.map((admin) => [idOf(admin), whoIs(admin)])));
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>();
  const stopping = useRef(false);
  const count = names.size;
  const first = names.values().next().value ?? '';
  const over = outcomes?.size === count;
  const gone = [...(outcomes ?? [])].filter(([, { state }]) => state === 'done').map(([id]) => id);

  const start = async () => {
    setOutcomes(new Map());
    const tell = (id: string, outcome: Outcome) => setOutcomes((now) => new Map(now).set(id, outcome));
    await removeEach({ ids: [...names.keys()], own, tell, stopped: () => stopping.current });
    void refreshAreas(['admin', 'role', 'track']);
  };
  if (!outcomes)
    return (
      <ConfirmDialog
        open
        title={text('delete.title', { count, shown: formatNumber(count), name: first })}
        body={text('delete.body', { count, shown: formatNumber(count) })}
        names={[...names.values()]}
        count={count}
        irreversible
        destructive
        confirm={text('delete.confirm', { count, shown: formatNumber(count) })}
        onConfirm={() => void start()}
        onCancel={() => onClose([])}
      />
    );
  return (
    <Dialog open modalType="alert" onOpenChange={(_, { open }) => (open || !over ? undefined : onClose(gone))}>
      <DialogSurface>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>
            {over
              ? text('delete.over', { done: formatNumber(gone.length), count, shown: formatNumber(count) })
              : text('delete.running', { at: formatNumber(outcomes.size + 1), shown: formatNumber(count) })}
          </DialogTitle>
          <DialogContent>
            <OutcomeList names={names} outcomes={outcomes} />
          </DialogContent>
          <DialogActions>
            {over ? (
              <Button appearance="primary" onClick={() => onClose(gone)}>
                {kit('actions.close')}
              </Button>
            ) : (
              <Button
                onClick={() => {
                  stopping.current = true;
                }}
              >
                {text('delete.stop')}
              </Button>
            )}
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
