/** A button that copies a text. Pages without TLS have no clipboard, but for those of this machine, and no button. */
export const copyButtonOf = ({ createElement, useState }) =>
  function CopyButton({ text, what }) {
    const [copied, setCopied] = useState('');
    const { clipboard } = navigator;
    if (!clipboard) return null;
    const isCopied = copied === text;
    const copy = () => clipboard.writeText(text).then(() => setCopied(text));
    const label = isCopied ? 'Copied' : `Copy ${what}`;
    return createElement(
      'button',
      { type: 'button', 'aria-label': label, onClick: copy },
      isCopied ? 'Copied' : 'Copy',
    );
  };
