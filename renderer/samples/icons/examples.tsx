import { Button, Text, tokens } from '@fluentui/react-components';
import {
  AlertFilled,
  AlertRegular,
  bundleIcon,
  CheckmarkCircleRegular,
  DeleteRegular,
  DismissCircleRegular,
  MailRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import { row } from '../kit/layout';
import type { Examples } from '../kit/showcase/family-page';
import { Gallery } from './gallery';

const Alert = bundleIcon(AlertFilled, AlertRegular);

const statuses = [
  [CheckmarkCircleRegular, tokens.colorStatusSuccessForeground1, 'passed'],
  [WarningRegular, tokens.colorStatusWarningForeground3, 'due'],
  [DismissCircleRegular, tokens.colorStatusDangerForeground1, 'failed'],
] as const;

export const examples: Examples = {
  gallery: Gallery,
  sizes: () => (
    <div style={row(24, 'end')}>
      {[16, 20, 24, 32, 48].map((size) => (
        <MailRegular key={size} fontSize={size} aria-hidden />
      ))}
    </div>
  ),
  colors: ({ text }) => (
    <div style={row(24)}>
      {statuses.map(([Icon, color, key]) => (
        <Text key={key} style={row(8)}>
          <Icon fontSize={20} color={color} aria-hidden />
          {text(`colors.${key}`)}
        </Text>
      ))}
    </div>
  ),
  buttons: ({ text }) => (
    <div style={row(12)}>
      <Button icon={<Alert />}>{text('buttons.notifications')}</Button>
      <Button
        appearance="subtle"
        icon={<DeleteRegular />}
        aria-label={text('buttons.delete')}
        title={text('buttons.delete')}
      />
    </div>
  ),
};
