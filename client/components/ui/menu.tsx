import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';

import { Icon, checkIcon, dotsIcon } from './icons.tsx';
import { useOpenLink } from './page-link.tsx';

interface MenuProps {
  /** The name of the button for screen readers. */
  label: string;
  /** The content of the button. */
  button: ReactNode;
  className?: string;
  onToggle?: ((isOpen: boolean) => void) | undefined;
  /** The menu's content; `close` closes it and returns the focus. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a menu in the top layer, so that no part of the page covers or cuts it. */
export function Menu({ label, button, className = 'gh-trigger', onToggle, children }: MenuProps): ReactElement {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onToggle?.(isOpen), [onToggle, isOpen]);
  useEffect(() => {
    const element = menu.current!;
    const follow = () => (element.matches(':popover-open') ? place(element, trigger.current!) : undefined);
    const toggled = ({ newState }: ToggleEvent) => {
      setOpen(newState === 'open');
      if (newState !== 'open') return;
      place(element, trigger.current!);
      itemsOf(element)[0]?.focus();
    };
    // React 18 does not know the attribute.
    trigger.current!.setAttribute('popovertarget', id);
    element.addEventListener('toggle', toggled);
    addEventListener('resize', follow);
    addEventListener('scroll', follow, true);
    // Items that are loaded change its height.
    const sizes = new ResizeObserver(follow);
    sizes.observe(element);
    return () => {
      sizes.disconnect();
      element.removeEventListener('toggle', toggled);
      removeEventListener('resize', follow);
      removeEventListener('scroll', follow, true);
    };
  }, [id]);
  const close = () => {
    document.getElementById(id)?.hidePopover();
    document.getElementById(`${id}-button`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const items = itemsOf(event.currentTarget);
    const index = items.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1 }[event.key];
    if (event.key === 'Tab') menu.current?.hidePopover();
    if (next === undefined) return;
    event.preventDefault();
    items.at(next >= items.length ? 0 : next)?.focus();
  };
  return (
    <>
      <button
        ref={trigger}
        id={`${id}-button`}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={id}
      >
        <span className="gh-hidden">{label}</span>
        <span aria-hidden="true" className="gh-trigger-content">
          {button}
        </span>
      </button>
      <div
        ref={menu}
        id={id}
        className="gh-menu"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        onKeyDown={onKeyDown}
      >
        {children(close)}
      </div>
    </>
  );
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];
}

const GAP = 6;

/** Below the button and within the window, aligned with the nearer side of the window. */
function place(menu: HTMLElement, trigger: HTMLElement): void {
  const { left, right, top, bottom } = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const { clientWidth, clientHeight } = document.documentElement;
  const isAtRight = left + right > clientWidth;
  const x = isAtRight ? right - width : left;
  const fitsBelow = bottom + GAP + height <= clientHeight || top < clientHeight - bottom;
  menu.style.left = `${Math.max(8, Math.min(x, clientWidth - width - 8))}px`;
  const y = fitsBelow ? bottom + GAP : top - GAP - height;
  menu.style.top = `${Math.max(8, Math.min(y, clientHeight - height - 8))}px`;
}

/** The menu of a row: a round button with dots. */
export function RowMenu({ label, children }: Pick<MenuProps, 'label' | 'children'>): ReactElement {
  return (
    <Menu label={label} className="gh-close" button={<Icon path={dotsIcon} />}>
      {children}
    </Menu>
  );
}

interface MenuItemProps {
  onClick?: () => void;
  /** The page that it opens. */
  href?: string | undefined;
  children: ReactNode;
  isPending?: boolean;
  /** For an action that takes something away. */
  isDangerous?: boolean;
  /** For one of several choices: whether it is the current one. */
  isChecked?: boolean | undefined;
}

export function MenuItem(props: MenuItemProps): ReactElement {
  const { onClick, href, children, isPending = false, isDangerous = false, isChecked } = props;
  const openLink = useOpenLink();
  const item = {
    role: isChecked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChecked,
    tabIndex: -1,
    className: isDangerous ? 'gh-item gh-dangerous' : 'gh-item',
    children,
  };
  if (href !== undefined) {
    return (
      <a
        {...item}
        href={href}
        onClick={(event) => {
          onClick?.();
          openLink(event);
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <button {...item} type="button" aria-disabled={isPending || undefined} onClick={isPending ? undefined : onClick} />
  );
}

/** An item that an app adds to a menu. */
export interface CustomMenuItem {
  /** The words of the item; unique in the menu. */
  label: string;
  /** Before the label. Default: none. */
  icon?: ReactNode;
  /** The page that the item opens. Default: none. */
  href?: string | undefined;
  /** Runs when the item is chosen and the menu closed. Default: none. */
  onSelect?: (() => void) | undefined;
  /** The keys that do the same, such as `Ctrl K`, for sighted users: the app handles them. Default: none. */
  shortcut?: string | undefined;
  /** For one of several choices: whether it is the current one. Default: the item is no choice. */
  isChecked?: boolean | undefined;
  /** Whether a line is above it, with the heading of the group if it is a text. Default: false. */
  startsGroup?: boolean | string | undefined;
}

interface CustomItemsProps {
  items: readonly CustomMenuItem[];
  close: () => void;
}

/** The items of the app. */
export function CustomItems({ items, close }: CustomItemsProps): ReactElement {
  return (
    <>
      {items.map(({ label, icon, href, onSelect, shortcut, isChecked, startsGroup = false }) => (
        <Fragment key={label}>
          {startsGroup ? <hr className="gh-rule" /> : null}
          {typeof startsGroup === 'string' ? (
            <div className="gh-menu-label" role="presentation">
              {startsGroup}
            </div>
          ) : null}
          <MenuItem
            href={href}
            isChecked={isChecked}
            onClick={() => {
              close();
              onSelect?.();
            }}
          >
            {icon}
            {label}
            {shortcut === undefined ? null : <kbd aria-hidden="true">{shortcut}</kbd>}
            {isChecked === true ? <Icon path={checkIcon} /> : null}
          </MenuItem>
        </Fragment>
      ))}
    </>
  );
}
