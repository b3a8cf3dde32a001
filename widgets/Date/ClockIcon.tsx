import { Icon } from '../icons.tsx';

/** Icon of the button of a time picker. */
export const ClockIcon = () => (
  <Icon>
    <path d="M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M12 8v4l3 2" />
  </Icon>
);
