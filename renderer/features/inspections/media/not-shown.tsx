/** Replaces a file that is not a picture or cannot be drawn, with other ways to open it. */
import type { InspectionMedia } from '@contract/entities/inspection';
import { Button, makeStyles } from '@fluentui/react-components';
import { bridge } from '../../../kit/bridge';
import { DocumentLink } from '../../../kit/document/document-link';
import { tell } from '../../../kit/tell';
import { useText } from '../../../kit/text';

const useStyles = makeStyles({ root: { display: 'grid', rowGap: '12px', justifyItems: 'center' } });

export const NotShown = ({ file }: { readonly file: InspectionMedia }) => {
  const styles = useStyles();
  const text = useText('inspections');
  const url = typeof file.url === 'string' ? file.url : '';
  return (
    <div className={styles.root}>
      {file.mediaType === 'pdf' ? (
        <DocumentLink url={url} fallback={<span>{text('media.notShown')}</span>} />
      ) : (
        <span>{text('media.notShown')}</span>
      )}
      {url.startsWith('https://') && (
        <Button onClick={() => void bridge().app.openExternal({ url }).then(tell)}>{text('media.openOutside')}</Button>
      )}
    </div>
  );
};
