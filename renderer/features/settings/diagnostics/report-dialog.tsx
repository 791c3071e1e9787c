/** Shows each file of the report exactly as it will be saved, and saves it. */
import type { ReportPreview } from '@contract/bridge/diagnostics';
import type { Failure } from '@contract/failure';
import { formatBytes } from '@contract/format-bytes';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  Tab,
  TabList,
  tokens,
} from '@fluentui/react-components';
import { type ReactNode, useState } from 'react';
import { bridge } from '../../../kit/bridge/bridge';
import { RestoreFocus } from '../../../kit/dialog/restore-focus';
import { FailureMessage } from '../../../kit/feedback/failure-message';
import { notify } from '../../../kit/feedback/notify';
import { useText } from '../../../kit/format/text';

const useStyles = makeStyles({
  surface: { maxInlineSize: '860px', inlineSize: '92vw' },
  content: { display: 'grid', gap: tokens.spacingVerticalM },
  file: {
    margin: 0,
    overflow: 'auto',
    blockSize: 'min(420px, 48vh)',
    padding: tokens.spacingHorizontalM,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    userSelect: 'text',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
});

interface ReportDialogProps {
  readonly report: ReportPreview;
  readonly onClose: () => void;
}

export const ReportDialog = ({ report, onClose }: ReportDialogProps): ReactNode => {
  const styles = useStyles();
  const text = useText('diagnostics');
  const [name, setName] = useState(report.files[0]?.name);
  const [failure, setFailure] = useState<Failure>();
  const [isSaving, setSaving] = useState(false);
  const file = report.files.find((each) => each.name === name);
  const save = async () => {
    setSaving(true);
    const result = await bridge().diagnostics.save({ id: report.id });
    setSaving(false);
    setFailure(result.ok ? undefined : result.failure);
    if (!result.ok || !result.value) return;
    notify({ intent: 'success', title: text('saved'), body: result.value.name });
    onClose();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && !isSaving && onClose()}>
      <DialogSurface className={styles.surface}>
        <RestoreFocus />
        <DialogBody>
          <DialogTitle>{text('preview.title')}</DialogTitle>
          <DialogContent className={styles.content}>
            <div>{text('preview.about')}</div>
            <FailureMessage failure={failure} />
            <TabList selectedValue={name} onTabSelect={(_, { value }) => setName(String(value))}>
              {report.files.map((each) => (
                <Tab key={each.name} value={each.name}>
                  {text('preview.file', { name: each.name, size: formatBytes(new Blob([each.content]).size) })}
                </Tab>
              ))}
            </TabList>
            {file && (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
              <pre className={styles.file} tabIndex={0} role="tabpanel" aria-label={file.name} dir="ltr">
                {file.content}
              </pre>
            )}
          </DialogContent>
          <DialogActions>
            <Button disabled={isSaving} onClick={onClose}>
              {text('preview.cancel')}
            </Button>
            <Button appearance="primary" disabledFocusable={isSaving} onClick={() => void save()}>
              {text('preview.save')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
};
