/** What the organization's policy says beside the settings that it fixes. */
import { makeStyles, Tag } from '@fluentui/react-components';
import { useText } from '../../kit/format/text';
import { useSettings } from '../../kit/stores/settings';
import { Setting, SettingGroup } from './setting';

const useStyles = makeStyles({
  hosts: { display: 'flex', flexWrap: 'wrap', gap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  address: { overflowWrap: 'anywhere' },
});

export const OrganizationSettings = () => {
  const styles = useStyles();
  const text = useText('settings');
  const policy = useSettings(({ settings }) => settings?.policy);
  if (!policy || (policy.mediaHosts.length === 0 && !policy.updateAddress)) return null;
  return (
    <SettingGroup title={text('organization.title')}>
      {policy.mediaHosts.length > 0 && (
        <Setting title={text('organization.mediaHosts')} about={text('server:fixed.policy')} tall>
          <ul className={styles.hosts}>
            {policy.mediaHosts.map((host) => (
              <li key={host}>
                <Tag>
                  <bdi>{host}</bdi>
                </Tag>
              </li>
            ))}
          </ul>
        </Setting>
      )}
      {policy.updateAddress && (
        <Setting title={text('organization.updateAddress')} about={text('server:fixed.policy')}>
          <bdi className={styles.address}>{policy.updateAddress}</bdi>
        </Setting>
      )}
    </SettingGroup>
  );
};
