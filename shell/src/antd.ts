// The antd components of the portal: what is not listed here is not shipped. Everybody imports them from 'antd'.
export { default as Button } from 'antd/es/button/index.js';
export { default as Checkbox } from 'antd/es/checkbox/index.js';
export { default as ConfigProvider } from 'antd/es/config-provider/index.js';
export { default as Drawer } from 'antd/es/drawer/index.js';
export { default as Dropdown } from 'antd/es/dropdown/index.js';
export { default as Input } from 'antd/es/input/index.js';
export { default as Modal } from 'antd/es/modal/index.js';
export { default as Radio } from 'antd/es/radio/index.js';
export { default as Select } from 'antd/es/select/index.js';
export { default as Tabs } from 'antd/es/tabs/index.js';
export { default as Tooltip } from 'antd/es/tooltip/index.js';
export { default as theme } from 'antd/es/theme/index.js';
