/** Saves views as a file, after saying what the file has. */
import { Button, makeStyles, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { bridge } from '../../bridge/bridge';
import { FormDialog } from '../../dialog/form-dialog';
import { notify } from '../../feedback/notify';
import { notifyFailure } from '../../feedback/notify-failure';
import { useText } from '../../format/text';
import { currentViews, viewsOf } from '../../stores/saved-views';
import { useSession } from '../../stores/session';

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalL },
  about: { margin: 0, color: tokens.colorNeutralForeground2 },
  actions: { display: 'flex', justifyContent: 'flex-end', gap: '8px' },
});

interface ExportViewsProps {
  readonly list: string;
  readonly title: string;
  readonly onClose: () => void;
}

export const ExportViewsDialog = ({ list, title, onClose }: ExportViewsProps): ReactNode => {
  const styles = useStyles();
  const text = useText('views');
  const kit = useText('kit');
  const session = useSession((state) => state.session);
  const all = currentViews();
  const ofList = viewsOf(all, list);
  const [scope, setScope] = useState<'list' | 'all'>(ofList.length > 0 ? 'list' : 'all');
  const count = Object.values(all).reduce((sum, views) => sum + views.length, 0);
  const save = async (): Promise<void> => {
    const views = scope === 'list' ? { [list]: ofList } : all;
    const { mode = 'live', server = '' } = session ?? {};
    const result = await bridge().views.save({ file: { kind: 'pitwall-views', version: 1, mode, server, views } });
    if (!notifyFailure(result) || !result.ok || result.value === null) return;
    notify({ intent: 'success', title: text('export.saved', { name: result.value.name }) });
    onClose();
  };
  return (
    <FormDialog title={text('export.title')} width={480} onClose={onClose}>
      <div className={styles.root}>
        <p className={styles.about}>{text('export.about')}</p>
        <RadioGroup value={scope} onChange={(_, { value }) => setScope(value === 'list' ? 'list' : 'all')}>
          <Radio
            value="list"
            disabled={ofList.length === 0}
            label={text('export.list', { area: title, count: ofList.length })}
          />
          <Radio value="all" label={text('export.all', { count })} />
        </RadioGroup>
        <div className={styles.actions}>
          <Button onClick={onClose}>{kit('actions.cancel')}</Button>
          <Button
            appearance="primary"
            disabledFocusable={count === 0}
            onClick={() => (count === 0 ? undefined : void save())}
          >
            {text('export.saveAs')}
          </Button>
        </div>
      </div>
    </FormDialog>
  );
};
