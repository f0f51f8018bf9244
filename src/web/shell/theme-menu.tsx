import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { Icon } from '../components/icon.tsx';
import { setTheme, THEME_CHOICES, useThemeChoice } from '../state/theme.ts';

const NAMES = { light: 'Light', dark: 'Dark', system: 'System' } as const;
const ICONS = { light: 'sun', dark: 'moon', system: 'system' } as const;

export function ThemeMenu() {
  const choice = useThemeChoice();
  return (
    <Dropdown align={{ sm: 'end' }}>
      <Dropdown.Toggle as="button" type="button" className="nav-item-button" aria-label={`Theme: ${NAMES[choice]}`}>
        <Icon name={ICONS[choice]} />
      </Dropdown.Toggle>
      <Dropdown.Menu renderOnMount={false}>
        {THEME_CHOICES.map((each) => (
          <Dropdown.Item as="button" type="button" key={each} active={each === choice} onClick={() => setTheme(each)}>
            {NAMES[each]}
          </Dropdown.Item>
        ))}
        <Dropdown.Divider />
        <Dropdown.Item as={Link} to="/settings">
          All settings
        </Dropdown.Item>
      </Dropdown.Menu>
    </Dropdown>
  );
}
