import { Checkbox } from '@fluentui/react-components';
import { NoticeBar } from '../../feedback/notice-bar';
import { useText } from '../../format/text';

interface UnencryptedCheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The choice to use a server on the local network without encryption, with an explanation. */
export const UnencryptedCheckbox = ({ checked, onChange }: UnencryptedCheckboxProps) => {
  const text = useText('server');
  return (
    <div>
      <NoticeBar intent="warning" layout="multiline">
        {text('plain.warning')}
      </NoticeBar>
      <Checkbox
        checked={checked}
        onChange={(_, data) => onChange(data.checked === true)}
        label={text('plain.accept')}
      />
    </div>
  );
};
