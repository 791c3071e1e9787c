import type { SampleUser } from '@contract/samples/entities/user';
import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { readableLabel } from '../../kit/format/label';
import { useText } from '../../kit/format/text';
import { SectionCard } from '../../kit/ui/section-card';

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, max-content) minmax(0, 1fr)',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, overflowWrap: 'anywhere' },
  },
});

const fields = ['email', 'company', 'country', 'contact', 'currentPlan', 'billing'] as const;

/** The fields of the open person. */
export const FieldList = ({ user }: { readonly user: SampleUser }): ReactNode => {
  const styles = useStyles();
  const text = useText('page-layout');
  return (
    <SectionCard title={user.fullName}>
      <dl className={styles.fields}>
        {fields.flatMap((key) => [
          <dt key={`${key}-name`}>{text(`full.fields.${key}`)}</dt>,
          <dd key={key}>
            <bdi dir={key === 'contact' ? 'ltr' : 'auto'}>
              {key === 'currentPlan' ? readableLabel(user[key]) : String(user[key] ?? '–')}
            </bdi>
          </dd>,
        ])}
      </dl>
    </SectionCard>
  );
};
