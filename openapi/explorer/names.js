/** Fields of Swagger UI without a name. */
const controls = ['select', 'textarea', 'input:not([type=hidden], [type=submit])']
  .map((control) => `.swagger-ui ${control}:not([aria-label])`)
  .join(',');

/**
 * Names each field of the calls by what it sets, and lets the keyboard scroll examples and answers; also those that are drawn
 * later. React leaves attributes that it did not set.
 */
export function nameFields(root) {
  const nameAll = () => {
    for (const control of root.querySelectorAll(controls)) control.setAttribute('aria-label', nameOf(control));
    for (const text of root.querySelectorAll('.microlight:not([tabindex])')) {
      if (text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth) text.tabIndex = 0;
    }
  };
  new MutationObserver(nameAll).observe(root, { childList: true, subtree: true });
  nameAll();
}

function nameOf(control) {
  const row = control.closest('[data-param-name], [data-property-name]');
  const field = row && (row.dataset.paramName ?? row.dataset.propertyName);
  if (field) return control.type === 'checkbox' ? `Send an empty value for ${field}` : field;
  if (control.matches('.examples-select-element')) return 'Example';
  if (control.matches('.content-type')) return 'Content type';
  if (control.closest('.opblock-section-request-body')) return 'Request body';
  return control.closest('label')?.textContent.trim() || control.placeholder || control.name || 'Value';
}
