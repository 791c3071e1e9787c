import { ok } from '@contract/failure';
import {
  makeStyles,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
} from '@fluentui/react-components';
import { LaptopRegular, PhoneRegular, TabletRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { Form } from '../../../kit/form/form';
import { type NewPassword, NewPasswordFields } from '../../../kit/form/password/new-password-fields';
import { useText } from '../../../kit/format/text';
import { SectionCard } from '../../../kit/ui/section-card';

const useStyles = makeStyles({
  device: { display: 'flex', alignItems: 'center', columnGap: '8px' },
  narrow: { maxInlineSize: '420px', display: 'grid', rowGap: '16px' },
});

const devices = [
  { key: 'office', icon: LaptopRegular },
  { key: 'phone', icon: PhoneRegular },
  { key: 'paddock', icon: TabletRegular },
] as const;

/** A new password, the second factor, and where the user was signed in. */
export const SecurityTab = (): ReactNode => {
  const styles = useStyles();
  const text = useText('users');
  const [second, setSecond] = useState(true);
  return (
    <>
      <SectionCard title={text('security.password')} about={text('security.passwordAbout')}>
        <Form<NewPassword, null>
          draft="user.password"
          values={{ password: '', confirmPassword: '' }}
          secret={['password', 'confirmPassword']}
          submit={text('security.change')}
          saved={text('security.changed')}
          onSubmit={async () => ok(null)}
        >
          <div className={styles.narrow}>
            <NewPasswordFields />
          </div>
        </Form>
      </SectionCard>
      <SectionCard title={text('security.second')} about={text('security.secondAbout')}>
        <Switch checked={second} onChange={(_, { checked }) => setSecond(checked)} label={text('security.secondOn')} />
      </SectionCard>
      <SectionCard title={text('security.devices')}>
        <Table aria-label={text('security.devices')} size="small">
          <TableHeader>
            <TableRow>
              {['device', 'place', 'last'].map((key) => (
                <TableHeaderCell key={key}>{text(`security.${key}`)}</TableHeaderCell>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            {devices.map(({ key, icon: Icon }) => (
              <TableRow key={key}>
                <TableCell>
                  <span className={styles.device}>
                    <Icon aria-hidden />
                    {text(`security.known.${key}.device`)}
                  </span>
                </TableCell>
                <TableCell>{text(`security.known.${key}.place`)}</TableCell>
                <TableCell>{text(`security.known.${key}.last`)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </SectionCard>
    </>
  );
};
