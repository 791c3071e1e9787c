import { isUnencrypted } from '@contract/server/server-address';
import { makeStyles, tokens } from '@fluentui/react-components';
import { useText } from '../../format/text';
import { Hint } from '../../ui/hint';
import { focusRing } from '../../ui/styles';

const useStyles = makeStyles({
  mark: {
    flexShrink: 0,
    paddingInline: '6px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: tokens.colorNeutralForegroundOnBrand,
    fontSize: '10px',
    lineHeight: '16px',
    fontWeight: tokens.fontWeightBold,
    whiteSpace: 'nowrap',
    ...focusRing(),
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

/** Marks the server's name while the connection is not encrypted; draws nothing otherwise. */
export const UnencryptedBadge = ({ server }: { readonly server: string }) => {
  const styles = useStyles();
  const text = useText('app');
  if (!isUnencrypted(server)) return null;
  return (
    <Hint content={text('plain.markHint')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it means must be readable by keyboard as well */}
      <span className={styles.mark} tabIndex={0}>
        {text('plain.mark')}
      </span>
    </Hint>
  );
};
