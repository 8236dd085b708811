"""Checks of the texts of a page: untranslated words, and texts that are cut off."""

from typing import Any

FIND_UNTRANSLATED = r"""known => {
    const found = new Set();
    const look = (text, where) => {
        let rest = text ?? '';
        for (const one of known) rest = rest.split(one).join(' ');
        rest = rest.replace(/Guest \d+|\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g, ' '); // other guests; dates as Intl has them
        const words = rest.match(/[A-Za-z]{2,}/g);
        if (words) found.add(`${where}: ${text.trim()}`);
    };
    const skipped = 'script, style, code, output, time, .code, .zh, [lang^=zh], option[lang], .hash, .seed, '
        + '[data-typed]';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const where = parent.tagName.toLowerCase() + '.' + parent.className;
        if (!parent.closest(skipped)) look(walker.currentNode.data, where);
    }
    for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'])
        for (const one of document.querySelectorAll(`[${name}]`))
            if (!one.closest(skipped)) look(one.getAttribute(name), `${one.tagName.toLowerCase()}[${name}]`);
    look(document.title, 'title');
    return [...found];
}"""

FIND_CUT_OFF = r"""names => {
    const found = new Set();
    const name = e => e.tagName.toLowerCase() + '.' + [...e.classList].join('.');
    const wide = document.scrollingElement.scrollWidth;
    if (wide > innerWidth) found.add(`the page is ${wide} wide`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode;
        const parent = text.parentElement;
        if (!text.data.trim() || !parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        if (parent.closest('.sr-only, option, [aria-hidden=true], svg')) continue;
        if (names.some(one => text.data.includes(one))) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
            if (rect.width < 1) continue;
            let scrolls = { x: false, y: false };
            for (let e = parent; e; e = e.parentElement)
                if (e.getBoundingClientRect().width <= 1) scrolls = { x: true, y: true };
            for (let e = parent; e; e = e.parentElement) {
                const style = getComputedStyle(e);
                const box = e.getBoundingClientRect();
                if (e.matches('[data-truncatable]') && rect.top >= box.bottom - 2) {
                    scrolls = { x: true, y: true };
                    break;
                }
                const clips = { x: style.overflowX, y: style.overflowY };
                const button = e.matches('button, .btn, select');
                if (!scrolls.x && (button || clips.x === 'hidden' || clips.x === 'clip'))
                    if (rect.left < box.left - 1.5 || rect.right > box.right + 1.5)
                        found.add(`${name(e)} cuts “${text.data.trim().slice(0, 50)}”`);
                if (!scrolls.y && (button || clips.y === 'hidden' || clips.y === 'clip'))
                    if (rect.top < box.top - 4 || rect.bottom > box.bottom + 4)
                        found.add(`${name(e)} is too low for “${text.data.trim().slice(0, 50)}”`);
                if (clips.x === 'auto' || clips.x === 'scroll') scrolls.x = true;
                if (clips.y === 'auto' || clips.y === 'scroll') scrolls.y = true;
                if (style.position === 'fixed') break;
            }
            if (!scrolls.x && (rect.left < -1.5 || rect.right > innerWidth + 1.5))
                found.add(`“${text.data.trim().slice(0, 50)}” sticks out`);
        }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const one of document.querySelectorAll('select')) {
        if (!one.checkVisibility()) continue;
        const style = getComputedStyle(one);
        pen.font = style.font;
        const text = one.selectedOptions[0]?.text ?? '';
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 2;
        if (pen.measureText(text).width > room) found.add(`${name(one)} is too narrow for “${text}”`);
    }
    return [...found];
}"""


def untranslated_texts(page: Any, *known: str) -> list[str]:
    """Return the untranslated texts of a page: those in plain letters, except known names."""
    found: list[str] = page.evaluate(FIND_UNTRANSLATED, list(known))
    return found


def cut_off_texts(page: Any, *names: str) -> list[str]:
    """Return the texts of a page that are cut off or overflow; names of people may be."""
    found: list[str] = page.evaluate(FIND_CUT_OFF, list(names))
    return found
